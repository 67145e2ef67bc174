"""The sheet as data: the request for a picture, its scene, and parts of layouts that games
share.
"""
